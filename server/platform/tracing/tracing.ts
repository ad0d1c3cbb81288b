import type { IncomingHttpHeaders } from 'node:http'
import type { Attributes } from '@opentelemetry/api'

interface SpanOptions {
  kind?: 'client' | 'internal'
  /** Never personal, never an address or a key (decision 0115). */
  attributes?: Attributes
  /** The stored trace it belongs to; what is under way is linked. Without one it is a part of what is under way. */
  trace?: string | null | undefined
}

interface RequestSpan {
  /** What `work` does, also later on, belongs to this request. */
  run(work: () => void): void
  end(status: number): void
}

/** Where spans go. */
export interface SpanCollector {
  endpoint: string
  sampler: string
  ratio: number
}

/** What open-tracing.ts loads with the SDK. */
export interface Tracing {
  inSpan<T>(name: string, options: SpanOptions, work: () => Promise<T>): Promise<T>
  sendOutside<T extends { status: number }>(
    method: string,
    address: string | URL,
    send: (headers: Record<string, string>) => Promise<T>,
  ): Promise<T>
  beginRequest(headers: IncomingHttpHeaders, method: string, route: string | undefined): RequestSpan
  outsideTraces<T>(work: () => T): T
  noteFailure(error: unknown): void
  traceParent(): string | null
  logFields(): object
}

let tracing: Tracing | undefined

/** Undefined: nothing is traced, as without OTEL_EXPORTER_OTLP_ENDPOINT. */
export function setTracing(opened: Tracing | undefined): void {
  tracing = opened
}

export const isTraced = (): boolean => tracing !== undefined

/** Work with a span of its own. */
export const inSpan: Tracing['inSpan'] = (name, options, work) =>
  tracing ? tracing.inSpan(name, options, work) : work()

/** A call to another program: `send` gets the headers that carry the trace there. */
export const sendOutside: Tracing['sendOutside'] = (method, address, send) =>
  tracing ? tracing.sendOutside(method, address, send) : send({})

export const beginRequest = (...request: Parameters<Tracing['beginRequest']>): RequestSpan | undefined =>
  tracing?.beginRequest(...request)

/** Work for many requests, outside the trace of the one that started it. */
export const outsideTraces: Tracing['outsideTraces'] = (work) => (tracing ? tracing.outsideTraces(work) : work())

/** The span under way failed, though nothing is thrown. */
export const noteFailure = (error: unknown): void => tracing?.noteFailure(error)

/** What is under way, for rows whose work comes later (W3C `traceparent`); null without tracing. */
export const traceParent = (): string | null => tracing?.traceParent() ?? null

/** Fields of each log line. */
export const logFields = (): object => tracing?.logFields() ?? {}
