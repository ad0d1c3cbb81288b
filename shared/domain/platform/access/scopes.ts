import type { StaffRole } from './staff-roles.ts'

/** The role that a key may have instead of scopes. */
export type KeyRole = StaffRole

/** Permissions of API keys by domain and verb; role-calls.json says which one opens a call. */
export const scopes = [
  'read_catalogue',
  'write_catalogue',
  'read_orders',
  'write_orders',
  'ship',
  'read_customers',
  'write_customers',
  'read_returns',
  'write_returns',
  'write_refunds',
  'read_coupons',
  'write_coupons',
  'read_prices',
  'write_prices',
  'read_events',
  'write_events',
] as const
export type Scope = (typeof scopes)[number]

/** Precedes the 256 bits of a key. */
export const keyPrefix = 'pv_'
export const maxActiveKeys = 50
