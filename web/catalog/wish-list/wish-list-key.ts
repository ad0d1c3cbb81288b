/** By itself: the first view asks for it. */
export const wishListKey = 'pedivella.lista'
