/** Under which this browser keeps the measurements of who looks for a size. */
export const bodyKey = 'pedivella-misure'
