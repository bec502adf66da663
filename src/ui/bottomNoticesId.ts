/** Id of the element at the end of the page that sticks to the bottom of the window (app/BottomRegion). */
export const BOTTOM_NOTICES_ID = 'notices';
