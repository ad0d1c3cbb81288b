import type { FastifyInstance } from 'fastify'
import { createServer, type ViteDevServer } from 'vite'
import type { PageRenderer } from './page-renderer.ts'

type Entry = typeof import('#web/entry-server.tsx')

const assets = { script: '/web/entry-client.tsx', styles: ['/web/styles/shop.css'], preloads: [], fonts: [] }

/** Pages from the sources, with hot reload (`npm run dev`). */
export async function openDevPages(root: string): Promise<PageRenderer & { serve(app: FastifyInstance): void }> {
  const vite: ViteDevServer = await createServer({ root, server: { middlewareMode: true }, appType: 'custom' })
  return {
    render: async (input) => {
      const entry = (await vite.ssrLoadModule('/web/entry-server.tsx')) as Entry
      const page = await entry.render({ ...input, assets })
      // Vite's client and React's refresh are inline scripts: only here.
      return { ...page, html: page.html && (await vite.transformIndexHtml(input.url, page.html)) }
    },
    serve: (app) => {
      app.addHook('onRequest', async (request, reply) => {
        if (!/^\/(@|web\/|shared\/|node_modules\/|public\/)/.test(request.url)) return
        reply.hijack()
        vite.middlewares(request.raw, reply.raw, () => {
          reply.raw.statusCode = 404
          reply.raw.end()
        })
      })
      app.addHook('onClose', async () => vite.close())
    },
  }
}
