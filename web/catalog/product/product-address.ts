interface ProductAddress {
  /** The size that is chosen to begin with. */
  taglia?: string | undefined
}

export function readProductAddress({ taglia }: Record<string, unknown>): ProductAddress {
  return { taglia: typeof taglia === 'string' && /^[\p{L}\p{N} .,/+-]{1,20}$/u.test(taglia) ? taglia : undefined }
}
