import { LengthOfScene, type LengthOfSceneProps } from './length-of-scene';
import { TransitionRow } from './transition-row';

/** Length of a scene, and its transition to the next one. */
export function TimeOfScene({ scene, template }: LengthOfSceneProps) {
  return (
    <>
      <LengthOfScene scene={scene} template={template} />
      <TransitionRow sceneId={scene.sceneId} />
    </>
  );
}
