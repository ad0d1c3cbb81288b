/** Of one account, and of one browser. */
export const mostWishes = 200
