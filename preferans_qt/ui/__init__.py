"""Everything Qt: the window, its dialogs and the engine object that drives them."""
