import * as Radix from '@radix-ui/react-tooltip';
import { useState, type ReactNode } from 'react';

/** How tooltips behave wherever they are: their delays are the spec's (section 9), in milliseconds. */
export function TooltipProvider({ children }: { children: ReactNode }) {
  return (
    <Radix.Provider delayDuration={700} skipDelayDuration={300}>
      {children}
    </Radix.Provider>
  );
}

/** Names what it surrounds on hover and on focus. `enabled` false leaves the child as it is. */
export function Tooltip({
  text,
  enabled = true,
  children,
}: {
  text: string;
  enabled?: boolean;
  children: ReactNode;
}) {
  const [open, setOpen] = useState(false);
  // One shape of tree either way: switching must not remount what is inside, which may hold the focus.
  return (
    <Radix.Root open={enabled && open} onOpenChange={setOpen}>
      <Radix.Trigger asChild>{children}</Radix.Trigger>
      <Radix.Portal>
        <Radix.Content
          side="right"
          sideOffset={10}
          className="z-50 rounded-md border border-shaft/25 bg-abyss px-3 py-1.5 text-sm font-semibold shadow-mid"
        >
          {text}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
