/** Permissions of API keys; the server's table lists their calls. */
export const scopes = ['read_catalogue', 'write_catalogue', 'read_orders', 'ship'] as const
export type Scope = (typeof scopes)[number]

/** Precedes the 256 bits of a key. */
export const keyPrefix = 'pv_'
export const maxActiveKeys = 50
