/** The storage key of the visitor's body measures. */
export const bodyKey = 'pedivella-misure'
