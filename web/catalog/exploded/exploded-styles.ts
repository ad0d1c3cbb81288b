import exploded from './exploded.css?url'
import shelves from './part-shelves.css?url'

/** Where nothing is built, in the server's own tests, styles have no address. */
export const explodedStyles: readonly string[] = [exploded, shelves].filter((href) => href !== '')
