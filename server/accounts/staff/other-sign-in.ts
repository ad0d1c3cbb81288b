import type { Config } from '#server/platform/config.ts'

export type OtherSignIn = (config: Config) => string | undefined

let place: OtherSignIn = () => undefined

export function setOtherSignIn(other: OtherSignIn): void {
  place = other
}

/** The address of another way in. */
export const otherSignIn = (config: Config): string | undefined => place(config)
