import type { CallToolResult, Tool as ShownTool } from '@modelcontextprotocol/sdk/types.js'
import { z } from 'zod'
import type { ShopFacts } from '#shared/contract/platform/shop.ts'
import { languages } from '#shared/domain/platform/language.ts'
import { type PublicReads, ReadRefusal } from './public-reads.ts'

interface Surroundings {
  read: PublicReads
  shop: ShopFacts
  now: Date
}

interface Described<I extends z.ZodObject, O extends z.ZodObject> {
  name: string
  title: string
  description: string
  input: I
  output: O
  answer(input: z.output<I>, surroundings: Surroundings): Promise<z.input<O>>
}

/** A read-only tool: its schemas are shown to assistants, check what they send and strip what they get. */
export function tool<I extends z.ZodObject, O extends z.ZodObject>(described: Described<I, O>) {
  const { name, title, description, input, output, answer } = described
  const schemaOf = (schema: z.ZodObject, io: 'input' | 'output') =>
    z.toJSONSchema(schema, { io, target: 'draft-7' }) as ShownTool['inputSchema']
  const shown: ShownTool = {
    name,
    title,
    description,
    inputSchema: schemaOf(input, 'input'),
    outputSchema: schemaOf(output, 'output'),
    annotations: { title, readOnlyHint: true, destructiveHint: false, idempotentHint: true, openWorldHint: false },
  }
  const call = async (sent: unknown, surroundings: Surroundings): Promise<CallToolResult> => {
    const read = input.safeParse(sent)
    if (!read.success) return refused(z.prettifyError(read.error).slice(0, longestRefusal))
    try {
      const structuredContent = output.parse(await answer(read.data, surroundings))
      return { content: [{ type: 'text', text: JSON.stringify(structuredContent) }], structuredContent }
    } catch (error) {
      if (error instanceof ReadRefusal) return refused(error.message)
      throw error
    }
  }
  return { shown, call }
}

const longestRefusal = 1_000

const refused = (text: string): CallToolResult => ({ content: [{ type: 'text', text }], isError: true })

export const language = z.enum(languages).default('it').describe('Language of names, texts and page addresses')

/** A product by its id, the slug in its address, or the address itself. */
export const productReference = z
  .string()
  .trim()
  .max(500)
  .transform((text) => text.replace(/[?#].*$/s, '').replace(/^.*\//s, ''))
  .pipe(z.string().regex(/^[A-Za-z0-9-]{1,120}$/))
  .describe('The slug or id of a product from search_products, or the address of its page')

export const amount = z.string().describe('Euros, with VAT where it applies: "1299.90"')
