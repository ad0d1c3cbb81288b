import { bringStyles } from '#web/bring-styles.ts'
import href from './used.css?url'

export const usedStyle = href
export const bringUsedStyle = () => bringStyles([href])
