import type * as z from 'zod/mini'

/** A schema, and "no body" for answers such as 204. */
export type Schema = z.ZodMiniType
type Replies = Record<number, Schema | null>

/**
 * One call of the shop: method, path, input and output. The server validates, strips and documents with it, the browser
 * calls with it and derives types and form checks from it; no shape is written twice (decisions 0002, 0018).
 */
export interface Endpoint<
  Params extends Schema | undefined = Schema | undefined,
  Query extends Schema | undefined = Schema | undefined,
  Body extends Schema | undefined = Schema | undefined,
  R extends Replies = Replies,
> {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  /** Fastify's form: `/api/products/:id`. */
  path: string
  summary: string
  params: Params
  query: Query
  body: Body
  /** Success statuses; the first one is the usual answer. */
  replies: R
  /** Error codes this call may answer with, besides the general ones. */
  errors: readonly string[]
  /** Codes that this call answers with another status than the usual one. */
  statuses: Readonly<Record<string, number>>
  /** The type of a body that is a file and no JSON. */
  takesFile: string | undefined
  /** The type of an answer that is a file and no JSON. */
  answersFile: string | undefined
}

interface Shape<P, Q, B, R> {
  summary: string
  params?: P
  query?: Q
  body?: B
  replies: R
  errors?: readonly string[]
  statuses?: Readonly<Record<string, number>>
  takesFile?: string
  answersFile?: string
}

export function endpoint<
  const R extends Replies,
  P extends Schema | undefined = undefined,
  Q extends Schema | undefined = undefined,
  B extends Schema | undefined = undefined,
>(method: Endpoint['method'], path: string, shape: Shape<P, Q, B, R>): Endpoint<P, Q, B, R> {
  return {
    method,
    path,
    summary: shape.summary,
    params: shape.params as P,
    query: shape.query as Q,
    body: shape.body as B,
    replies: shape.replies,
    errors: shape.errors ?? [],
    statuses: shape.statuses ?? {},
    takesFile: shape.takesFile,
    answersFile: shape.answersFile,
  }
}

type In<S> = S extends Schema ? z.input<S> : undefined
type Out<S> = S extends Schema ? z.output<S> : undefined
type ReplyIn<R extends Replies> = { [K in keyof R]: R[K] extends Schema ? z.input<R[K]> : undefined }[keyof R]
type ReplyOut<R extends Replies> = { [K in keyof R]: R[K] extends Schema ? z.output<R[K]> : undefined }[keyof R]

export type Received<E> =
  E extends Endpoint<infer P, infer Q, infer B, Replies> ? { params: Out<P>; query: Out<Q>; body: Out<B> } : never

/** The answer of the server's handler; the schema strips everything that it does not list. */
export type Answer<E> = E extends Endpoint<infer _P, infer _Q, infer _B, infer R> ? ReplyIn<R> : never

export type Reply<E> = E extends Endpoint<infer _P, infer _Q, infer _B, infer R> ? ReplyOut<R> : never

type Needed<K extends string, S> = S extends Schema
  ? Record<string, never> extends In<S>
    ? { [k in K]?: In<S> }
    : { [k in K]: In<S> }
  : unknown

export type CallInput<E> =
  E extends Endpoint<infer P, infer Q, infer B, Replies>
    ? Needed<'params', P> & Needed<'query', Q> & Needed<'body', B>
    : never
