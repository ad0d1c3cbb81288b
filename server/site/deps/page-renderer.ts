import type { FastifyInstance } from 'fastify'
import type { Language } from '#shared/domain/platform/language.ts'

/** A page as HTML with its status; `fetch` reads the API in process, with the rules of every other caller. */
export interface PageRenderer {
  render(input: { url: string; language: Language; fetch: typeof fetch }): Promise<RenderedPage>
  /** In development: the sources themselves. */
  serve?(app: FastifyInstance): void
}

export interface RenderedPage {
  status: number
  html: string
  location: string | undefined
}
