import type { ReactNode } from 'react'

const code = /(\S+-[A-Z\d]\S*)/

/** A name whose codes («RD-M592», «M-Wave») stay on one line where it has room: a browser would break them at the hyphen. */
export const wholeCodes = (name: string): ReactNode =>
  name.split(code).map((part, at) =>
    at % 2 ? (
      <span key={part} className="whole">
        {part}
      </span>
    ) : (
      part
    ),
  )
