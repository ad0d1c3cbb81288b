import type { ESTree, Plugin } from 'vite'

/** Functions of React DOM that have nothing to do in a tree without what they are for. */
const unused = {
  '<ViewTransition>': [
    'applyViewTransitionToHostInstances',
    'commitEnterViewTransitions',
    'commitExitViewTransitions',
    'commitNestedViewTransitions',
    'createViewTransitionInstance',
    'flushAfterMutationEffects',
    'getViewTransitionClassName',
    'getViewTransitionName',
    'restoreEnterOrExitViewTransitions',
    'restoreNestedViewTransitions',
    'restoreViewTransitionOnHostInstances',
    'scheduleViewTransitionEvent',
    'startViewTransition',
    'trackEnterViewTransitions',
    'ViewTransitionPseudoElement',
  ],
  'a ref of a fragment': [
    'addFragmentHandleToFiber',
    'commitFragmentInstanceDeletionEffects',
    'commitFragmentInstanceInsertionEffects',
    'commitNewChildToFragmentInstances',
    'FragmentInstance',
  ],
  useActionState: ['mountActionState', 'rerenderActionState', 'updateActionState'],
  // React does not even export it yet.
  '<SuspenseList>': ['updateSuspenseListComponent'],
  'the stack of components of an error': ['getStackByFiberInDevAndProd'],
}

/**
 * Leaves out of React DOM what the shop does not use: 7 kB of a first view. What is used after all does nothing, so
 * lean-react.test.ts looks for it.
 */
export function leanReact(): Plugin {
  return {
    name: 'lean-react',
    apply: 'build',
    enforce: 'pre',
    transform: {
      filter: { id: /react-dom-client\.production\.js/ },
      handler(code) {
        return { code: withoutUnused(code, this.parse(code)), map: null }
      },
    },
  }
}

/** @throws when React no longer has one of the functions */
export function withoutUnused(code: string, program: ESTree.Program): string {
  const names = new Set(Object.values(unused).flat())
  const missing = new Set(names)
  const cuts = program.body.flatMap((statement): ESTree.Span[] => {
    if (statement.type === 'FunctionDeclaration' && statement.body && names.has(statement.id?.name ?? '')) {
      missing.delete(statement.id?.name ?? '')
      return [{ start: statement.body.start + 1, end: statement.body.end - 1 }]
    }
    const [owner = '', rest = ''] = code.slice(statement.start, statement.end).split('.', 2)
    return statement.type === 'ExpressionStatement' && rest === 'prototype' && names.has(owner) ? [statement] : []
  })
  if (missing.size > 0)
    throw new Error(`React DOM has changed (web/build/lean-react.ts): no ${[...missing].join(', ')}`)
  return cuts.reduceRight((lean, { start, end }) => lean.slice(0, start) + lean.slice(end), code)
}
