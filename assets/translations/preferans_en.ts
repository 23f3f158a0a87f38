<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
<context>
    <name>Counted</name>
    <message numerus="yes">
        <source>%n trick(s)</source>
        <translation>
            <numerusform>%n trick</numerusform>
            <numerusform>%n tricks</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n whist(s)</source>
        <translation>
            <numerusform>%n whist</numerusform>
            <numerusform>%n whists</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n point</numerusform>
            <numerusform>%n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n time(s)</source>
        <comment>as in: it counts 2 times</comment>
        <translation>
            <numerusform>%n time</numerusform>
            <numerusform>%n times</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n slip(s)</source>
        <translation>
            <numerusform>%n slip</numerusform>
            <numerusform>%n slips</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n mistake(s)</source>
        <translation>
            <numerusform>%n mistake</numerusform>
            <numerusform>%n mistakes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n blunder(s)</source>
        <translation>
            <numerusform>%n blunder</numerusform>
            <numerusform>%n blunders</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>DiscardPanel</name>
    <message numerus="yes">
        <source>%n card(s) in your hand</source>
        <translation>
            <numerusform>%n card in your hand</numerusform>
            <numerusform>%n cards in your hand</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>MatchLength</name>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n point</numerusform>
            <numerusform>%n points</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RulesEditor</name>
    <message numerus="yes">
        <source>%n rule(s) differ from {preset}.</source>
        <translation>
            <numerusform>%n rule differs from {preset}.</numerusform>
            <numerusform>%n rules differ from {preset}.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>_Counted</name>
    <message numerus="yes">
        <source>The match ends after %n deal(s) at the latest.</source>
        <translation>
            <numerusform>The match ends after %n deal at the latest.</numerusform>
            <numerusform>The match ends after %n deals at the latest.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>No deal begins after %n minute(s).</source>
        <translation>
            <numerusform>No deal begins after %n minute.</numerusform>
            <numerusform>No deal begins after %n minutes.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A trick at raspasy costs %n point(s) on the mountain.</source>
        <translation>
            <numerusform>A trick at raspasy costs %n point on the mountain.</numerusform>
            <numerusform>A trick at raspasy costs %n points on the mountain.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>After %n deal(s)</source>
        <translation>
            <numerusform>After %n deal</numerusform>
            <numerusform>After %n deals</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>After %n minute(s)</source>
        <translation>
            <numerusform>After %n minute</numerusform>
            <numerusform>After %n minutes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n number(s) not right yet.</source>
        <translation>
            <numerusform>%n number is not right yet.</numerusform>
            <numerusform>%n numbers are not right yet.</numerusform>
        </translation>
    </message>
</context>
</TS>
