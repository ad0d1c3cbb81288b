import exploded from './exploded.css?url'
import shelves from './part-shelves.css?url'

export const explodedStyles: readonly string[] = [exploded, shelves]
