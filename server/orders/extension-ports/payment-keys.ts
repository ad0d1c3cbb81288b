import type { OrdersDeps } from '#server/orders/deps/orders-deps.ts'
import type { Config } from '#server/platform/config.ts'
import { type Sealed, sealPart } from '#server/platform/sealing/sealing.ts'
import { extensionSetting } from '#server/platform/settings/extension-setting.ts'
import type { SettingKind } from '#server/platform/settings/save-setting.ts'

type KeyDeps = Pick<OrdersDeps, 'sealing' | 'config' | 'shop'>
type Stored<P extends string, S extends string> = Record<P, string> & Record<S, Sealed | null>
type Typed<P extends string, S extends string> = Record<P, string> & Record<S, string | null>

export type PaymentKeys<P extends string, S extends string> = ReturnType<typeof paymentKeys<P, S>>

/**
 * The keys of a provider, from the environment or from the dashboard's setting `key`.
 * @param plain their variables by name; without the first one there are none, and another one keeps no secret of the one
 * before
 * @param optional works without
 */
export function paymentKeys<P extends string, S extends string>(
  key: string,
  {
    plain,
    sealed,
    optional = [],
  }: { plain: Record<P, string>; sealed: Record<S, string>; optional?: readonly NoInfer<S>[] },
) {
  const secrets = Object.keys(sealed) as S[]
  const [account, ...others] = Object.keys(plain) as P[]
  if (account === undefined) throw new Error(`no plain key of ${key}`)
  const names = [account, ...others, ...secrets]
  const required = names.filter((name) => !optional.includes(name as S))
  const variableOf = { ...plain, ...sealed } as Record<P | S, string>
  const none = Object.fromEntries(names.map((name) => [name, name in plain ? '' : null])) as Stored<P, S>
  const stored = extensionSetting<Stored<P, S>>(key, none)
  const opened = new WeakMap<object, Record<P | S, string> | null>()

  const inEnvironment = ({ variables }: Config, name: P | S) => variables[variableOf[name]] ?? ''
  const isInEnvironment = (config: Config) => required.some((name) => inEnvironment(config, name))
  const complete = (keys: Record<P | S, string>) => (required.every((name) => keys[name]) ? keys : undefined)
  const read = (keyOf: (name: P | S) => string) =>
    Object.fromEntries(names.map((name) => [name, keyOf(name)])) as Record<P | S, string>

  function open({ sealing }: Pick<KeyDeps, 'sealing'>, kept: Stored<P, S>): Record<P | S, string> {
    return read((name) => {
      const one: string | Sealed | null = kept[name]
      return typeof one === 'string' ? one : ((one && sealing.open(key, one.text)) ?? '')
    })
  }

  const viewOf = (shop: KeyDeps['shop']) => {
    const kept = stored.viewOf(shop)
    const shown = (one: string | Sealed | null) => (typeof one === 'string' ? one : one && `…${one.end}`)
    return Object.fromEntries(names.map((name) => [name, shown(kept[name])])) as Typed<P, S>
  }

  /** Undefined while one that is needed is missing; an optional one may be empty. The same object while nothing changes. */
  function keysOf({ sealing, config, shop }: KeyDeps): Record<P | S, string> | undefined {
    const isFixed = isInEnvironment(config)
    const kept = stored.viewOf(shop)
    const source = isFixed ? config.variables : kept
    if (source === none) return undefined
    // Asked for at every answer of the shop: the security headers name who may take payments.
    let keys = opened.get(source)
    if (keys === undefined) {
      keys = complete(isFixed ? read((name) => inEnvironment(config, name)) : open({ sealing }, kept)) ?? null
      opened.set(source, keys)
    }
    return keys ?? undefined
  }

  return {
    secrets,
    open,
    viewOf,
    isInEnvironment,
    variables: Object.values<string>(variableOf),
    keysOf,
    /** Gives the provider by these keys, by those in force unless others are given: one while they are the same. */
    opening<T extends object>(make: (keys: Record<P | S, string>, config: Config) => T) {
      // What a provider has learnt of the line stays with its keys.
      const made = new WeakMap<object, T>()
      return (deps: KeyDeps, keys = keysOf(deps)): T | undefined => {
        if (!keys) return undefined
        const provider = made.get(keys) ?? make(keys, deps.config)
        made.set(keys, provider)
        return provider
      }
    },
    missing({ config, shop }: Pick<KeyDeps, 'config' | 'shop'>): (P | S)[] {
      const kept = viewOf(shop)
      return names.filter((name) => !(isInEnvironment(config) ? inEnvironment(config, name) : kept[name]))
    },
    missingSecret: (keys: Record<P | S, string>) => secrets.find((name) => required.includes(name) && !keys[name]),
    /** As they would be stored; undefined: all are forgotten. */
    typed({ sealing, shop }: KeyDeps, input: Typed<P, S>): Stored<P, S> | undefined {
      if (!input[account]) return undefined
      const before = stored.viewOf(shop)
      const kept = before[account] === input[account] ? before : none
      const part = (name: S) => sealPart(sealing, key, input[name], kept[name])
      const sealedParts = Object.fromEntries(secrets.map((name) => [name, part(name)])) as Record<S, Sealed | null>
      const plainParts = Object.fromEntries([account, ...others].map((name) => [name, `${input[name]}`])) as Record<
        P,
        string
      >
      return { ...plainParts, ...sealedParts }
    },
    /** @param value what is to be stored */
    settingOf: (value: Stored<P, S> = none): SettingKind<Typed<P, S>> => ({
      key,
      viewOf,
      partOf: (_shown, shop) => stored.partOf(value, shop),
    }),
  }
}
