/** What a return keeps in this tab's storage; listed on the cookie page. */
export const returnKeys = { draft: 'pedivella.return', attempt: 'pedivella.return-attempt' }
