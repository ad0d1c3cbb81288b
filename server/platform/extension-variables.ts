const names: string[] = []

/** Variables of the environment that extensions read; each may come from a file, as secrets do. */
export function addVariables(more: readonly string[]): void {
  names.push(...more)
}

export const extensionVariables = (): readonly string[] => names
