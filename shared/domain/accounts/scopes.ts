/** What the shop lets a program do (rule 766); which calls that are is the server's table. */
export const scopes = ['read_catalogue', 'write_catalogue', 'read_orders', 'ship'] as const
export type Scope = (typeof scopes)[number]

/** Of a key, before its 256 bits. */
export const keyPrefix = 'pv_'
export const activeKeysAtMost = 50
