import { bringStyles } from '#web/platform/bring-styles.ts'
import href from './used.css?url'

export const usedStyle = href
export const bringUsedStyle = () => bringStyles([href])
