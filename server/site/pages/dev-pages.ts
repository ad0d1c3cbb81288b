import type { FastifyInstance } from 'fastify'
import { createServer, type ViteDevServer } from 'vite'
import type { PageRenderer } from '#server/site/deps/page-renderer.ts'

type Entry = typeof import('#web/entry-server.tsx')

const assets = { script: '/web/entry-client.tsx', code: [], styles: ['/web/styles/shop.css'], fonts: [] }

export async function openDevPages(root: string): Promise<PageRenderer & { serve(app: FastifyInstance): void }> {
  const vite: ViteDevServer = await createServer({ root, server: { middlewareMode: true }, appType: 'custom' })
  return {
    render: async (input) => {
      const entry = (await vite.ssrLoadModule('/web/entry-server.tsx')) as Entry
      const page = await entry.render({ ...input, assets })
      // Vite's client and React's refresh are inline scripts: only here.
      return { ...page, html: page.html && withoutGaps(await vite.transformIndexHtml(input.url, page.html)) }
    },
    serve: (app) => {
      // Requests for neither a source nor a public file go on to the shop.
      app.addHook('onRequest', (request, reply, done) => {
        if (request.method === 'GET') vite.middlewares(request.raw, reply.raw, () => done())
        else done()
      })
      app.addHook('onClose', async () => vite.close())
    },
  }
}

/** React takes foreign elements in a head as they are, but not the line breaks that Vite puts around its own. */
function withoutGaps(html: string): string {
  return html.replace(/<head>[\s\S]*?<\/head>/, (head) => head.replace(/>\s+</g, '><'))
}
