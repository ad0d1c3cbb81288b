export function saveFile(content: string, name: string, type: string): void {
  const url = URL.createObjectURL(new Blob([content], { type }))
  saveFrom(url, name)
  URL.revokeObjectURL(url)
}

/** The name of the server's answer counts where none is given. */
export function saveFrom(href: string, name = ''): void {
  const link = document.createElement('a')
  link.href = href
  link.download = name
  link.click()
}
