"""Runs inside Blender: builds a template's scene and renders the frames of a job as PNG files.

Reads a JSON file, the last argument. Values of fields are data: nothing of them is ever run. `script` is
a module of the library, written by the operator's designers.
"""

import importlib.util
import json
import os
import sys
import threading

import bpy


def main():
    leave_with_parent()
    with open(sys.argv[-1], encoding="utf-8") as file:
        job = json.load(file)
    job["colors"] = {name: linear(color) for name, color in job["colors"].items()}
    scene = empty_scene(job)
    load(job["script"]).build(scene, job)
    for frame in job["frames"]:
        scene.frame_set(frame)
        scene.render.filepath = os.path.join(job["folder"], f"{frame}.png")
        bpy.ops.render.render(write_still=True)
        print(f"spotreel-frame {frame}", flush=True)


def leave_with_parent():
    """The server keeps the other end of the standard input open for as long as it lives."""

    def watch():
        while os.read(0, 1):
            pass
        os._exit(1)

    threading.Thread(target=watch, daemon=True).start()


def empty_scene(job):
    bpy.ops.wm.read_factory_settings(use_empty=True)
    scene = bpy.context.scene
    render = scene.render
    render.engine = "CYCLES"
    render.resolution_x, render.resolution_y = job["width"], job["height"]
    render.resolution_percentage = 100
    render.fps = job["framesPerSecond"]
    render.image_settings.file_format = "PNG"
    render.image_settings.color_mode = "RGB"
    render.image_settings.compression = 15
    # objects that do not change stay in memory from one frame to the next
    render.use_persistent_data = True
    scene.cycles.samples = job["samples"]
    scene.cycles.use_denoising = can_denoise()
    scene.cycles.max_bounces = 4
    # light that a surface throws into one pixel alone
    scene.cycles.sample_clamp_indirect = 4
    if not scene.cycles.use_denoising:
        smooth_light(scene)
    return scene


def smooth_light(scene):
    """Takes the grain out of the light, and leaves the colors of surfaces alone: prints stay sharp."""
    layer = scene.view_layers[0]
    layer.use_pass_normal = True
    for kind in ("diffuse", "glossy"):
        for part in ("direct", "indirect", "color"):
            setattr(layer, f"use_pass_{kind}_{part}", True)
    scene.use_nodes = True
    tree = scene.node_tree
    tree.nodes.clear()
    passes = tree.nodes.new("CompositorNodeRLayers").outputs
    picture = passes["Image"]
    for kind in ("Diff", "Gloss"):
        light = combined(tree, "ADD", passes[f"{kind}Dir"], passes[f"{kind}Ind"])
        change = combined(tree, "SUBTRACT", smoothed(tree, light, passes["Normal"]), light)
        picture = combined(tree, "ADD", picture, combined(tree, "MULTIPLY", passes[f"{kind}Col"], change))
    tree.links.new(picture, tree.nodes.new("CompositorNodeComposite").inputs["Image"])


def smoothed(tree, light, normal):
    """Neighbours count that face the same way and have nearly the same light: edges and shadows stay."""
    node = tree.nodes.new("CompositorNodeBilateralblur")
    node.iterations, node.sigma_color, node.sigma_space = 2, 0.75, 7
    tree.links.new(light, node.inputs["Image"])
    tree.links.new(combined(tree, "ADD", normal, light), node.inputs["Determinator"])
    return node.outputs["Image"]


def combined(tree, operation, one, other):
    node = tree.nodes.new("CompositorNodeMixRGB")
    node.blend_type = operation
    tree.links.new(one, node.inputs[1])
    tree.links.new(other, node.inputs[2])
    return node.outputs["Image"]


def can_denoise():
    """Builds of some distributions lack the denoiser, and fail when they are asked for it."""
    import _cycles

    return bool(_cycles.with_openimagedenoise)


def load(path):
    spec = importlib.util.spec_from_file_location("template", path)
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def linear(color):
    """`#rrggbb` as Blender counts: linear light."""
    parts = [int(color[at : at + 2], 16) / 255 for at in (1, 3, 5)]
    return tuple(part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts)


main()
