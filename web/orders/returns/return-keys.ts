/** The keys of a return in this tab's storage; listed on the cookie page. */
export const returnKeys = { draft: 'pedivella.return', attempt: 'pedivella.return-attempt' }
