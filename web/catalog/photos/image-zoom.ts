export const minScale = 0.5
export const maxScale = 5
export const zoomStep = 1.5
const closeUpScale = zoomStep * zoomStep
const panStepPx = 80

interface Size {
  width: number
  height: number
}

/** Pixels from the centre of the frame, right and down positive. */
export interface Point {
  x: number
  y: number
}

export interface ZoomState {
  pictures: readonly Size[]
  frame: Size
  index: number
  /** 1 shows the whole photo. */
  scale: number
  offset: Point
}

export type ZoomAction =
  | { type: 'show'; index: number }
  | { type: 'move'; by: 1 | -1 }
  | { type: 'zoom'; factor: number; at?: Point }
  | { type: 'toggle'; at: Point }
  | { type: 'centre'; at: Point }
  | { type: 'pan'; by: Point }
  | { type: 'reset' }
  | { type: 'resize'; frame: Size }

const centre: Point = { x: 0, y: 0 }

export function startZoom(pictures: readonly Size[], index: number): ZoomState {
  return { pictures, frame: { width: 1, height: 1 }, index: wrap(index, pictures.length), scale: 1, offset: centre }
}

/** The scale stays in its range, the photo never leaves the frame (rule 461). */
export function zoomReducer(state: ZoomState, action: ZoomAction): ZoomState {
  switch (action.type) {
    case 'show':
      return { ...state, index: wrap(action.index, state.pictures.length), scale: 1, offset: centre }
    case 'move':
      return zoomReducer(state, { type: 'show', index: state.index + action.by })
    case 'zoom':
      return zoomTo(state, state.scale * action.factor, action.at ?? centre)
    case 'toggle':
      return state.scale === 1 ? zoomTo(state, closeUpScale, action.at) : zoomReducer(state, { type: 'reset' })
    case 'centre':
      return state.scale > 1 ? moveTo(state, minus(state.offset, action.at)) : state
    case 'pan':
      return state.scale > 1 ? moveTo(state, plus(state.offset, action.by)) : state
    case 'reset':
      return { ...state, scale: 1, offset: centre }
    case 'resize':
      return moveTo({ ...state, frame: action.frame }, state.offset)
  }
}

export interface Key {
  key: string
  shiftKey: boolean
  ctrlKey: boolean
  metaKey: boolean
  altKey: boolean
}

/** The action of a key; undefined leaves it to the browser. */
export function actionOfKey({ key, shiftKey, ctrlKey, metaKey, altKey }: Key, count: number): ZoomAction | undefined {
  if (ctrlKey || metaKey || altKey) return undefined
  if (shiftKey) {
    if (key === 'ArrowLeft') return { type: 'pan', by: { x: panStepPx, y: 0 } }
    if (key === 'ArrowRight') return { type: 'pan', by: { x: -panStepPx, y: 0 } }
    if (key === 'ArrowUp') return { type: 'pan', by: { x: 0, y: panStepPx } }
    if (key === 'ArrowDown') return { type: 'pan', by: { x: 0, y: -panStepPx } }
  }
  switch (key) {
    case 'ArrowLeft':
      return { type: 'move', by: -1 }
    case 'ArrowRight':
      return { type: 'move', by: 1 }
    case 'Home':
      return { type: 'show', index: 0 }
    case 'End':
      return { type: 'show', index: count - 1 }
    case '+':
    case '=':
      return { type: 'zoom', factor: zoomStep }
    case '-':
    case '_':
      return { type: 'zoom', factor: 1 / zoomStep }
    case '0':
      return { type: 'reset' }
    default:
      return undefined
  }
}

/** The photo's size at scale 1: as large as the frame allows, and no larger than it is. */
export function fittedSize({ pictures, index, frame }: Pick<ZoomState, 'pictures' | 'index' | 'frame'>): Size {
  const picture = pictures[index] ?? frame
  const ratio = Math.min(frame.width / picture.width, frame.height / picture.height, 1)
  return { width: picture.width * ratio, height: picture.height * ratio }
}

function zoomTo(state: ZoomState, requested: number, at: Point): ZoomState {
  const scale = clamp(requested, minScale, maxScale)
  const ratio = scale / state.scale
  const offset = { x: at.x - (at.x - state.offset.x) * ratio, y: at.y - (at.y - state.offset.y) * ratio }
  return moveTo({ ...state, scale }, offset)
}

function moveTo(state: ZoomState, offset: Point): ZoomState {
  const fitted = fittedSize(state)
  const reachX = Math.max(0, (fitted.width * state.scale - state.frame.width) / 2)
  const reachY = Math.max(0, (fitted.height * state.scale - state.frame.height) / 2)
  return { ...state, offset: { x: clamp(offset.x, -reachX, reachX), y: clamp(offset.y, -reachY, reachY) } }
}

const plus = (a: Point, b: Point): Point => ({ x: a.x + b.x, y: a.y + b.y })
const minus = (a: Point, b: Point): Point => ({ x: a.x - b.x, y: a.y - b.y })
const clamp = (value: number, min: number, max: number) => Math.min(Math.max(value, min), max)
const wrap = (index: number, count: number) => ((index % count) + count) % count
