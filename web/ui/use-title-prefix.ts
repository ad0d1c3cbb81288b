import { useEffect } from 'react'

/** «Errore: » before the page's title while something is wrong (rule 459); an empty prefix changes nothing. */
export function useTitlePrefix(prefix: string): void {
  useEffect(() => {
    if (!prefix) return
    const title = document.title
    document.title = `${prefix}${title}`
    return () => {
      document.title = title
    }
  }, [prefix])
}
