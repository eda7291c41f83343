/** Every scene is composed on this many px across, whatever size it is printed at. */
export const SHEET_WIDTH = 1600

/** Sheet px drawn beyond each edge and cut off in print, so that filters have something to draw from. */
export const BLEED = 40
