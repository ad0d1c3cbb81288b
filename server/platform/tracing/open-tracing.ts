import { AsyncLocalStorage } from 'node:async_hooks'
import { setTimeout } from 'node:timers/promises'
import {
  type Context,
  defaultTextMapGetter,
  defaultTextMapSetter,
  ROOT_CONTEXT,
  type Span,
  SpanKind,
  SpanStatusCode,
  trace,
} from '@opentelemetry/api'
import { setGlobalErrorHandler, W3CTraceContextPropagator } from '@opentelemetry/core'
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http'
import { defaultResource, detectResources, envDetector, resourceFromAttributes } from '@opentelemetry/resources'
import {
  AlwaysOffSampler,
  AlwaysOnSampler,
  BatchSpanProcessor,
  ParentBasedSampler,
  type Sampler,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from '@opentelemetry/sdk-trace'
import type { Logger } from 'pino'
import { type SpanCollector, setTracing, type Tracing } from './tracing.ts'

const stopWaitMs = 2_000

/**
 * Loads the SDK and sends spans to the collector (decision 0115). The exporter reads the other standard variables
 * (headers, certificates, time-out) itself.
 * @returns stop: sends what waits, for a limited time
 */
export function openTracing({ endpoint, sampler, ratio }: SpanCollector, log: Logger) {
  const named = resourceFromAttributes({ 'service.name': 'pedivella' })
  const exporter = new OTLPTraceExporter({ url: `${endpoint}/v1/traces` })
  const provider = new TracerProvider({
    resource: defaultResource()
      .merge(named)
      .merge(detectResources({ detectors: [envDetector] })),
    sampler: samplerOf(sampler, ratio),
    spanProcessors: [new BatchSpanProcessor({ exporter })],
  })
  setGlobalErrorHandler((error) => log.warn({ err: error }, 'spans could not be sent'))
  setTracing(tracingWith(provider))
  return async () => {
    setTracing(undefined)
    const sent = provider.shutdown().catch((error: unknown) => log.warn({ err: error }, 'spans could not be sent'))
    await Promise.race([sent, setTimeout(stopWaitMs, undefined, { ref: false })])
  }
}

function samplerOf(name: string, ratio: number): Sampler {
  const root = name.endsWith('always_off')
    ? new AlwaysOffSampler()
    : name.endsWith('traceidratio')
      ? new TraceIdRatioBasedSampler(ratio)
      : new AlwaysOnSampler()
  return name.startsWith('parentbased_') ? new ParentBasedSampler({ root }) : root
}

function tracingWith(provider: TracerProvider): Tracing {
  const tracer = provider.getTracer('pedivella')
  const contexts = new AsyncLocalStorage<Context>()
  const propagator = new W3CTraceContextPropagator()
  const current = () => contexts.getStore() ?? ROOT_CONTEXT
  const headersOf = (context: Context) => {
    const headers: Record<string, string> = {}
    propagator.inject(context, headers, defaultTextMapSetter)
    return headers
  }
  const contextOf = (traceparent: string | null | undefined) => {
    const stored = traceparent && propagator.extract(ROOT_CONTEXT, { traceparent }, defaultTextMapGetter)
    const isOther = stored && trace.getSpanContext(stored)?.traceId !== trace.getSpanContext(current())?.traceId
    return isOther ? stored : current()
  }
  const noteFailure = (error: unknown) => fail(trace.getSpan(current()), error)

  const inSpan: Tracing['inSpan'] = (name, { kind = 'internal', attributes = {}, trace: stored }, work) => {
    const parent = contextOf(stored)
    const active = parent === current() ? undefined : trace.getSpanContext(current())
    const links = active ? [{ context: active }] : []
    const options = { kind: kind === 'client' ? SpanKind.CLIENT : SpanKind.INTERNAL, attributes, links }
    const span = tracer.startSpan(name, options, parent)
    return contexts.run(trace.setSpan(parent, span), async () => {
      try {
        return await work()
      } catch (error) {
        fail(span, error)
        throw error
      } finally {
        span.end()
      }
    })
  }

  return {
    inSpan,
    noteFailure,
    sendOutside: (method, address, send) => {
      const attributes = { 'http.request.method': method, 'server.address': new URL(address).hostname }
      return inSpan(method, { kind: 'client', attributes }, async () => {
        const answer = await send(headersOf(current()))
        endRequest(trace.getSpan(current()), answer.status, 400)
        return answer
      })
    },
    beginRequest(headers, method, route) {
      // The page's own reads in process are parts of the page's request.
      const kind = trace.getSpan(current()) ? SpanKind.INTERNAL : SpanKind.SERVER
      const parent = propagator.extract(current(), headers, defaultTextMapGetter)
      const attributes = { 'http.request.method': method, ...(route && { 'http.route': route }) }
      const span = tracer.startSpan(route ? `${method} ${route}` : method, { kind, attributes }, parent)
      const context = trace.setSpan(parent, span)
      return {
        run: (work) => contexts.run(context, work),
        end(status) {
          endRequest(span, status, 500)
          span.end()
        },
      }
    },
    outsideTraces: (work) => contexts.run(ROOT_CONTEXT, work),
    traceParent: () => headersOf(current()).traceparent ?? null,
    logFields() {
      const span = trace.getSpanContext(current())
      return span ? { trace_id: span.traceId, span_id: span.spanId } : {}
    },
  }
}

function endRequest(span: Span | undefined, status: number, failsFrom: number): void {
  span?.setAttribute('http.response.status_code', status)
  if (status < failsFrom) return
  span?.setAttribute('error.type', String(status))
  span?.setStatus({ code: SpanStatusCode.ERROR })
}

/** Its code or name alone: messages repeat addresses and what was typed. */
function fail(span: Span | undefined, error: unknown): void {
  const { code, name } = error instanceof Error ? (error as NodeJS.ErrnoException) : { code: 'unknown' }
  span?.setAttribute('error.type', String(code ?? name))
  span?.setStatus({ code: SpanStatusCode.ERROR })
}
