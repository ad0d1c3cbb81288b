import type { Client, ClientOptions } from 'openapi-fetch'
import type { components, paths, webhooks } from './schema.d.ts'

export interface ShopOptions extends Omit<ClientOptions, 'baseUrl'> {
  url: string
  /** Of the dashboard, «Negozio», «Collegamenti»; without one the calls that are open to all. */
  key?: string
  /** Of messages: it or en. */
  language?: string
}
export declare class ShopError extends Error {
  status: number
  code: string | undefined
  body: Record<string, unknown>
  constructor(status: number, body: Record<string, unknown>)
}
export declare function shopClient(options: ShopOptions): Client<paths>
export declare function answerOf<T>(call: Promise<{ data?: T; response: Response }>): Promise<T>

/** Shapes by their name: `Schemas['AdminOrder']`. */
export type Schemas = components['schemas']
/** What an address that is told of events receives. */
export type ShopEvent = webhooks[keyof webhooks]['post']['requestBody']['content']['application/json']
