import type { AccessWorld, Role } from './access-world.ts'

export interface AccessCall {
  url: string
  body?: object
}

export type Answers = readonly [visitor: number, other: number, owner: number, admin: number]

/** The permissions of one route. */
export interface AccessRow {
  /** "PATCH /api/customer/cart/:id", as the route is mounted. */
  route: string
  /** On the owner's object; `role` is for calls that work once only, such as registering an address. */
  call: (world: AccessWorld, role: Role) => AccessCall
  answers: Answers
  /** The same on an object that does not exist. */
  missing?: { call: AccessCall; answers: Answers }
}

/** Public reads: the same for all four. */
export function openTo(route: string, url: string | ((world: AccessWorld) => string), status = 200): AccessRow {
  return {
    route,
    call: (world) => ({ url: typeof url === 'string' ? url : url(world) }),
    answers: [status, status, status, status],
  }
}

/** Every customer on their own data; no other role, the administrator neither. */
export const customersOnly = (status: number): Answers => [401, status, status, 401]

export const adminOnly = (status: number): Answers => [401, 401, 401, status]

/** A call that all four get the same answer to. */
export const everyone = (route: string, url: string, status: number, body?: object): AccessRow => ({
  route,
  call: () => ({ url, ...(body && { body }) }),
  answers: [status, status, status, status],
})

/** The same for the administrator alone. */
export const admin = (...[route, url, status, body]: Parameters<typeof everyone>): AccessRow => ({
  ...everyone(route, url, status, body),
  answers: adminOnly(status),
})

/** An unknown object. */
export const nowhere = '00000000-0000-4000-8000-000000000000'
