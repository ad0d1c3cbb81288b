import { type AccessRow, openTo } from '#test/access/access-row.ts'

export const accessRows: AccessRow[] = [
  openTo('GET /llms.txt', '/llms.txt'),
  {
    // A message without the two types that its sender has to accept.
    route: 'POST /mcp',
    call: () => ({ url: '/mcp', body: { jsonrpc: '2.0', id: 1, method: 'ping' } }),
    answers: [406, 406, 406, 406],
  },
]
