/** Permissions of API keys; the server's table lists their calls. */
export const scopes = ['read_catalogue', 'write_catalogue', 'read_orders', 'ship'] as const
export type Scope = (typeof scopes)[number]

/** Of a key, before its 256 bits. */
export const keyPrefix = 'pv_'
export const activeKeysAtMost = 50
