/** Who writes: the shop's password, a person, a program with a key, work of the shop itself; `unknown` gave no name. */
export const actorKinds = ['owner', 'staff', 'key', 'job', 'unknown'] as const
export type ActorKind = (typeof actorKinds)[number]
