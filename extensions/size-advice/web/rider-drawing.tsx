import type { BicycleFrame, Point } from './bicycle-frame.ts'
import type { Leg, RiderPose } from './rider-pose.ts'

interface Props {
  frame: BicycleFrame
  /** Undefined: no rider in the saddle. */
  pose?: RiderPose | undefined
  /** The part of the plane that is shown; `top` is its highest point. */
  view: { left: number; top: number; width: number; height: number }
  accent: string
  label: string
}

const ink = '#17201D'
const skin = '#EBC3A4'
const farSkin = '#D9A989'
const shorts = '#26312D'
const jersey = '#F6C9CF'
const tyre = '#26312D'
const metal = '#8F9B96'
const white = '#FFFFFF'

const between = (p: Point, q: Point, part: number): Point => ({
  x: p.x + (q.x - p.x) * part,
  y: p.y + (q.y - p.y) * part,
})

/** Draws on the part of the plane that is shown. */
function penFor(view: Props['view']) {
  // The plane has its heights upwards, the picture downwards.
  const at = ({ x, y }: Point) => `${Math.round(x - view.left)} ${Math.round(view.top - y)}`
  const line = (...points: Point[]) => `M${points.map(at).join('L')}`
  const round = (p: Point, dx: number, dy: number) => at({ x: p.x + dx, y: p.y + dy })
  const limb = (d: string, width: number, fill: string) => (
    <>
      <path d={d} stroke={ink} strokeWidth={width + 9} />
      <path d={d} stroke={fill} strokeWidth={width} />
    </>
  )
  const tube = (width: number, fill: string, ...points: Point[]) => limb(line(...points), width, fill)
  const circle = (c: Point, r: number, width: number, stroke: string, fill = 'none') => (
    <circle
      cx={Math.round(c.x - view.left)}
      cy={Math.round(view.top - c.y)}
      r={r}
      strokeWidth={width}
      stroke={stroke}
      fill={fill}
    />
  )
  return { at, line, round, limb, tube, circle }
}
type Pen = ReturnType<typeof penFor>

function shoe({ round }: Pen, { heel, toe, ankle }: Leg) {
  return (
    <path
      fill={white}
      stroke={ink}
      strokeWidth="5"
      d={`M${round(heel, 8, 28)}L${round(heel, 6, -26)}L${round(toe, -6, -14)}C${round(toe, 14, -8)} ${round(toe, 12, 14)} ${round(toe, -14, 20)}L${round(ankle, 34, -18)}z`}
    />
  )
}

function leg(pen: Pen, { hip }: RiderPose, of: Leg, colour: string) {
  const { tube } = pen
  return (
    <>
      {tube(72, colour, of.knee, of.ankle)}
      {tube(98, colour, hip, of.knee)}
      {tube(112, shorts, hip, between(hip, of.knee, 0.66))}
      {shoe(pen, of)}
    </>
  )
}

function body(pen: Pen, pose: RiderPose, accent: string) {
  const { at, round, tube } = pen
  const { hip, shoulder, elbow, hand, near, head, trunk, across } = pose
  const from = (p: Point, along: number, aside: number): Point => ({
    x: p.x + trunk.x * along + across.x * aside,
    y: p.y + trunk.y * along + across.y * aside,
  })
  return (
    <>
      {leg(pen, pose, near, skin)}
      <path
        fill={jersey}
        stroke={ink}
        strokeWidth="6"
        d={`M${at(from(hip, -70, 20))}C${at(from(hip, 40, 128))} ${at(from(shoulder, -120, 120))} ${at(from(shoulder, 10, 66))}C${at(from(shoulder, 52, 40))} ${at(from(shoulder, 56, -20))} ${at(from(shoulder, 16, -64))}C${at(from(shoulder, -90, -84))} ${at(from(hip, 110, -70))} ${at(from(hip, 0, -78))}z`}
      />
      {tube(112, shorts, hip, between(hip, near.knee, 0.6))}
      <path
        fill={skin}
        stroke={ink}
        strokeWidth="5"
        d={`M${at(from(shoulder, 10, 24))}L${round(head, -46, -50)}L${round(head, 10, -86)}L${at(from(shoulder, 84, -10))}z`}
      />
      <path
        fill={skin}
        stroke={ink}
        strokeWidth="6"
        d={`M${round(head, -70, 40)}C${round(head, -92, -30)} ${round(head, -60, -92)} ${round(head, -4, -106)}C${round(head, 44, -116)} ${round(head, 74, -92)} ${round(head, 74, -52)}L${round(head, 96, -22)}L${round(head, 78, -10)}L${round(head, 78, 50)}z`}
      />
      <path
        fill={accent}
        stroke={ink}
        strokeWidth="6"
        d={`M${round(head, -104, 2)}C${round(head, -116, 86)} ${round(head, -50, 132)} ${round(head, 20, 122)}C${round(head, 76, 114)} ${round(head, 112, 66)} ${round(head, 106, 34)}C${round(head, 40, 52)} ${round(head, -30, 34)} ${round(head, -104, 2)}z`}
      />
      {tube(52, skin, elbow, hand)}
      {tube(70, skin, shoulder, elbow)}
      {tube(84, jersey, shoulder, between(shoulder, elbow, 0.6))}
    </>
  )
}

/** Frame and rider from the side, in one scale; the frame alone before a body is known. */
export function RiderDrawing({ frame, pose, view, accent, label }: Props) {
  const pen = penFor(view)
  const { at, line, round, limb, tube, circle } = pen
  const wheel = (c: Point) => (
    <>
      {circle(c, frame.wheel - 16, 34, tyre)}
      {circle(c, frame.wheel - 44, 10, metal)}
      {circle(c, 20, 5, ink, white)}
    </>
  )
  const nought = { x: 0, y: 0 }
  const crown = between(frame.headFoot, frame.front, 0.05)
  const isLow = frame.bar === 'high' || frame.wheel < 300
  const topFoot = isLow ? between(nought, frame.seatTop, 0.62) : between(nought, frame.seatTop, 0.93)
  const topHead = between(frame.headTop, frame.headFoot, isLow ? 0.5 : 0.24)
  const collar = between(frame.headTop, frame.stem, 0.5)
  return (
    <svg
      viewBox={`0 0 ${Math.round(view.width)} ${Math.round(view.height)}`}
      role="img"
      aria-label={label}
      fill="none"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <path
        d={line({ x: view.left + 30, y: frame.ground }, { x: view.left + view.width - 30, y: frame.ground })}
        stroke={ink}
        strokeWidth="7"
      />
      {pose && leg(pen, pose, pose.far, farSkin)}
      {tube(18, metal, nought, frame.farPedal)}
      {wheel(frame.rear)}
      {wheel(frame.front)}
      {tube(15, accent, frame.rear, nought)}
      {tube(13, accent, frame.rear, topFoot)}
      {tube(24, accent, crown, frame.front)}
      {tube(22, metal, frame.seatTop, between(frame.seatTop, frame.saddle, 0.96))}
      {tube(34, accent, nought, frame.seatTop)}
      {tube(30, accent, topFoot, topHead)}
      {tube(40, accent, nought, between(frame.headTop, frame.headFoot, 0.85))}
      {tube(40, accent, frame.headTop, frame.headFoot)}
      {tube(20, shorts, frame.headTop, { x: collar.x - 20, y: frame.stem.y }, frame.stem)}
      {frame.bar === 'drop'
        ? limb(
            `M${at(frame.stem)}L${round(frame.stem, 70, 4)}C${round(frame.stem, 150, 0)} ${round(frame.stem, 120, -130)} ${round(frame.stem, 20, -128)}`,
            17,
            shorts,
          )
        : tube(18, shorts, frame.stem, frame.hand)}
      <path
        fill={shorts}
        stroke={ink}
        strokeWidth="6"
        d={`M${round(frame.saddle, -150, 24)}C${round(frame.saddle, -60, 30)} ${round(frame.saddle, 40, 14)} ${round(frame.saddle, 130, 10)}C${round(frame.saddle, 60, -26)} ${round(frame.saddle, -90, -34)} ${round(frame.saddle, -150, 24)}z`}
      />
      {circle(nought, 88, 12, shorts)}
      {tube(18, metal, nought, frame.pedal)}
      {pose && body(pen, pose, accent)}
    </svg>
  )
}
