/**
 * The duration of a login: `idle` without a visit, `longest` in any case. Stated on the cookie page, enforced by the
 * server.
 */
export const customerSessionDays = { idle: 14, longest: 60 }
export const adminSessionHours = 8

/** The cookie a page may read: without it there is no session, with it there may be one. */
export const signedInCookie = 'signed_in'

/** The account that a write was made for; one for another than the session's is refused. */
export const accountHeader = 'x-account'
