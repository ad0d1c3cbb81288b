import exploded from './exploded.css?url'
import shelves from './part-shelves.css?url'

/** Without a build, in the server's tests, styles have no address. */
export const explodedStyles: readonly string[] = [exploded, shelves].filter((href) => href !== '')
