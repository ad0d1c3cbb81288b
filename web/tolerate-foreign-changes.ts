/**
 * Browser translations and extensions remove texts from the page and insert elements in their place. React keeps its
 * own nodes: removing one, or inserting before it, would throw, and a text written into it would stay invisible. From
 * here on such calls work on the replacing element, and a changed text is put back, to be translated again.
 */
export function tolerateForeignChanges(): void {
  const standIns = new WeakMap<Node, ChildNode>()
  const note = (changes: MutationRecord[]) => {
    for (const { addedNodes, removedNodes, previousSibling, nextSibling } of changes) {
      for (const node of addedNodes) standIns.delete(node)
      for (const node of removedNodes) {
        // Replaced at once, or taken out after a translation was put beside it.
        const standIn = addedNodes[0] ?? [previousSibling, nextSibling].find((beside) => beside?.nodeName === 'FONT')
        if (standIn) standIns.set(node, standIn as ChildNode)
      }
    }
  }
  const observer = new MutationObserver(note)
  observer.observe(document, { childList: true, subtree: true })
  const standInOf = (node: Node): ChildNode | undefined => {
    note(observer.takeRecords())
    const standIn = standIns.get(node)
    return standIn && !standIn.parentNode ? standInOf(standIn) : standIn
  }

  const { removeChild, insertBefore, appendChild } = Node.prototype
  Node.prototype.removeChild = function <N extends Node>(this: Node, child: N): N {
    if (child.parentNode === this) return removeChild.call(this, child) as N
    const shown = child.parentNode ? child : standInOf(child)
    if (shown?.parentNode) removeChild.call(shown.parentNode, shown)
    return child
  }
  Node.prototype.insertBefore = function <N extends Node>(this: Node, node: N, before: Node | null): N {
    leavePlace(node)
    if (!before || before.parentNode === this) return insertBefore.call(this, node, before) as N
    let place: Node | null | undefined = before.parentNode ? before : standInOf(before)
    while (place && place.parentNode !== this) place = place.parentNode
    return insertBefore.call(this, node, place ?? null) as N
  }
  Node.prototype.appendChild = function <N extends Node>(this: Node, node: N): N {
    leavePlace(node)
    return appendChild.call(this, node) as N
  }
  /** A text that is moved leaves nothing where it was. */
  function leavePlace(node: Node): void {
    if (node.nodeType === Node.TEXT_NODE && !node.parentNode) standInOf(node)?.remove()
  }

  const value = Object.getOwnPropertyDescriptor(Node.prototype, 'nodeValue')
  Object.defineProperty(Text.prototype, 'nodeValue', {
    ...value,
    set(this: Text, text: string | null) {
      if (!this.parentNode) standInOf(this)?.replaceWith(this)
      value?.set?.call(this, text)
    },
  })
}
