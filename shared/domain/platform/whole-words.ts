/** As many whole words as fit into so many characters, with an ellipsis where some are left out. */
export function wholeWords(text: string, most: number): string {
  if (text.length <= most) return text
  const room = text.slice(0, most)
  const end = room.search(/\s\S*$/)
  // A first word that is too long alone is cut.
  const kept = end > 0 ? room.slice(0, end) : room.slice(0, most - 1)
  return `${kept.replace(/(?<![\s\p{P}])[\s\p{P}]+$/u, '').slice(0, most - 1)}…`
}
