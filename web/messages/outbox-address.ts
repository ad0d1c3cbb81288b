export interface OutboxAddress {
  per?: string
  pagina?: number
}

export function readOutboxAddress(search: Record<string, unknown>): OutboxAddress {
  const page = Number(search.pagina)
  return {
    ...(typeof search.per === 'string' && search.per !== '' && { per: search.per.slice(0, 320) }),
    ...(Number.isInteger(page) && page > 1 && page <= 10_000 && { pagina: page }),
  }
}
