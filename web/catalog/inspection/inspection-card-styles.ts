import { usedStyle } from '#web/catalog/used/used-style.ts'
import parts from './card-parts.css?url'
import screens from './card-screens.css?url'
import sheet from './job-card.css?url'

export const inspectionCardStyles: readonly string[] = [sheet, parts, screens, usedStyle]
