import type { LaterDeskRows } from '#web/extensions/desk-row.ts'
import { assistantNotePath, assistantPath } from '../assistant-address.ts'

const ping = {
  method: 'POST',
  headers: { 'content-type': 'application/json', accept: 'application/json, text/event-stream' },
  body: JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'ping' }),
}

export const later: LaterDeskRows = {
  addresses: [
    {
      order: 3,
      name: 'Assistenti, domande al negozio (MCP)',
      what: 'Un assistente può cercare, controllare compatibilità, taglia e consegna. Legge quello che leggono tutti, non ordina.',
      pathIn: () => assistantPath,
      request: ping,
    },
    {
      order: 4,
      name: 'Assistenti, presentazione del negozio',
      what: 'Poche righe con le pagine che contano. Si trova da sola.',
      pathIn: () => assistantNotePath,
    },
  ],
}
