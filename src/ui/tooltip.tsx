import { Content, Portal, Provider, Root, Trigger } from '@radix-ui/react-tooltip';
import type { ReactElement, ReactNode } from 'react';

/** The delays are those of section 9 of the spec. */
export const TooltipProvider = ({ children }: { children: ReactNode }) => (
  <Provider delayDuration={700} skipDelayDuration={300}>
    {children}
  </Provider>
);

interface TooltipProps {
  readonly text: string;
  /** If false, the element has no tooltip. */
  readonly enabled: boolean;
  /** One element, which takes the props and the ref of a trigger. */
  readonly children: ReactElement;
}

/** Names an element, to its right, on hover and on keyboard focus. Needs a `TooltipProvider` around it. */
export const Tooltip = ({ text, enabled, children }: TooltipProps) => (
  <Root>
    <Trigger asChild {...(!enabled && { 'aria-describedby': undefined })}>
      {children}
    </Trigger>
    {enabled && (
      <Portal>
        <Content
          side="right"
          sideOffset={10}
          // One press closes one thing.
          onEscapeKeyDown={(event) => event.stopPropagation()}
          className="z-50 rounded-md border border-shaft/25 bg-abyss px-3 py-1.5 text-sm font-semibold shadow-mid"
        >
          {text}
        </Content>
      </Portal>
    )}
  </Root>
);
