import { Server } from '@modelcontextprotocol/sdk/server/index.js'
import { WebStandardStreamableHTTPServerTransport } from '@modelcontextprotocol/sdk/server/webStandardStreamableHttp.js'
import {
  CallToolRequestSchema as callTool,
  ErrorCode,
  McpError,
  type ServerResult,
} from '@modelcontextprotocol/sdk/types.js'
import type { FastifyRequest } from 'fastify'
import { getShop } from '#shared/contract/platform/shop.ts'
import { namedIn } from '#shared/domain/platform/shop/shop-readiness.ts'
import { checkCompatibilityTool } from './compatibility-tool.ts'
import { deliveryQuoteTool, shopInfoTool } from './delivery-tools.ts'
import { getProductTool, searchProductsTool } from './product-tools.ts'
import { publicReads } from './public-reads.ts'
import { adviseSizeTool } from './size-tool.ts'

const tools = [
  searchProductsTool,
  getProductTool,
  checkCompatibilityTool,
  adviseSizeTool,
  deliveryQuoteTool,
  shopInfoTool,
]
const listed = tools.map(({ shown }) => shown)
// A server of tools alone never asks its client for anything that would have to be checked.
const jsonSchemaValidator = {
  getValidator: () => () => ({ valid: false, data: undefined, errorMessage: 'unused' }) as const,
}

/** One message of an assistant; server and transport live as long as its answer. */
export async function answerAssistant(
  request: FastifyRequest,
  { send, clock }: { send: typeof fetch; clock: () => Date },
): Promise<Response> {
  const read = publicReads(send)
  const shop = namedIn((await read(getShop)).data, 'en')
  const server = new Server(
    { name: 'pedivella', title: shop.name, version: '1.0.0', websiteUrl: shop.publicUrl },
    {
      capabilities: { tools: {} },
      jsonSchemaValidator,
      instructions: `Catalogue of ${shop.name}, a cycling shop in ${shop.address.city && `${shop.address.city}, `}Italy. Read only: orders are placed on the pages that the answers link to. Prices are in euros with VAT.`,
    },
  )
  // The SDK's handlers by method answer wrong parameters with "internal error".
  server.fallbackRequestHandler = async (message): Promise<ServerResult> => {
    if (message.method === 'tools/list') return { tools: listed }
    if (message.method !== 'tools/call') throw new McpError(ErrorCode.MethodNotFound, 'Method not found')
    const asked = callTool.safeParse(message)
    const tool = tools.find(({ shown }) => shown.name === asked.data?.params.name)
    if (!asked.success || !tool) throw new McpError(ErrorCode.InvalidParams, 'Unknown tool, or arguments in no object')
    try {
      return await tool.call(asked.data.params.arguments ?? {}, { read, shop, now: clock() })
    } catch (error) {
      request.log.error({ err: error, tool: tool.shown.name }, 'a tool failed')
      throw new McpError(ErrorCode.InternalError, 'The shop could not answer')
    }
  }
  const transport = new WebStandardStreamableHTTPServerTransport({ enableJsonResponse: true })
  await server.connect(transport)
  try {
    const headers = new Headers()
    for (const name of ['accept', 'content-type', 'mcp-protocol-version'] as const)
      if (typeof request.headers[name] === 'string') headers.set(name, request.headers[name])
    const message = new Request(new URL(request.url, shop.publicUrl), { method: 'POST', headers })
    return await transport.handleRequest(message, { parsedBody: request.body })
  } finally {
    await server.close()
  }
}
