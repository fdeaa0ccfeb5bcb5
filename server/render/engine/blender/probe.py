"""The smallest scene that can be rendered: whether this Blender works at all."""

import bpy


def build(scene, job):
    camera = bpy.data.objects.new("Camera", bpy.data.cameras.new("Camera"))
    scene.collection.objects.link(camera)
    scene.camera = camera
