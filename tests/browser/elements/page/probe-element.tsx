import { useEffect, useState } from 'react';
import { bridge } from '../../../../elements/bridge/bridge';
import type { BridgeProps, ElementDefinition } from '../../../../elements/bridge/element-definition';

export interface ProbeProps {
  label?: string | undefined;
  pageCount?: number | undefined;
  readOnly?: boolean | undefined;
  data?: unknown;
}

export interface ProbeEvents {
  'count-changed': { count: number };
  'before-reset': undefined;
}

/** What the probes were given last, and how often one was mounted and unmounted. */
export const seen = { props: {} as ProbeProps, mounts: 0, unmounts: 0 };

function Probe({ onCountChanged, onBeforeReset, ...props }: ProbeProps & BridgeProps<ProbeEvents>) {
  const [count, setCount] = useState(0);
  seen.props = props;
  useEffect(() => {
    seen.mounts += 1;
    return () => {
      seen.unmounts += 1;
    };
  }, []);
  return (
    <>
      <button
        type="button"
        onClick={() => {
          setCount(count + 1);
          onCountChanged({ count: count + 1 });
        }}
      >
        {count}
      </button>
      <button type="reset" onClick={() => onBeforeReset(undefined) && setCount(0)}>
        Reset
      </button>
    </>
  );
}

export const probe: ElementDefinition<ProbeProps, ProbeEvents> = {
  tag: 'bridge-probe',
  component: Probe,
  props: { label: 'string', pageCount: 'number', readOnly: 'boolean', data: 'object' },
  events: { 'count-changed': {}, 'before-reset': { cancelable: true } },
  methods: {},
};

export const ProbeElement = bridge(probe);
export type ProbeElement = InstanceType<typeof ProbeElement>;
